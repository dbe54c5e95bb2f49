import { formPosts } from '@/lib/features/form-posts/form-posts';
import { refuse } from '@/lib/platform/api-proxy/answers';
import { answerPost } from '@/lib/platform/form-posts/answer-post';

interface FormContext {
  params: Promise<{ form: string }>;
}

/** Takes the forms of the shop where no script does. */
export async function POST(request: Request, { params }: FormContext): Promise<Response> {
  const { form } = await params;
  const post = formPosts.get(form);
  return post ? answerPost(request, form, post) : refuse(404, 'Form not found');
}
