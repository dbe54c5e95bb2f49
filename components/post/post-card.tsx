import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Post } from '@/lib/contract/post';
import { formatDate } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';

interface PostCardProps {
  post: Post;
  isFirst: boolean;
}

export function PostCard({ post, isFirst }: PostCardProps) {
  return (
    <li className="post-card">
      <div className="post-picture picture">
        {post.banner && (
          <Picture
            src={post.banner}
            alt={post.banner_alt}
            sizes="(width >= 64rem) 40vw, (width >= 48rem) 96vw, 92vw"
            isFirst={isFirst}
          />
        )}
      </div>
      <p className="small-caps text-ink-2">
        <time dateTime={post.published_at}>{formatDate(post.published_at)}</time>
        {post.reading_minutes > 0 && (
          <span className="font-[450]">, {post.reading_minutes} min</span>
        )}
      </p>
      <h2>
        <Link href={routes.blog(post)} prefetch={false}>
          {post.title}
        </Link>
      </h2>
      <p className="post-summary">{post.summary}</p>
    </li>
  );
}
