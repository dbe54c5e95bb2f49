import * as calls from '../../contract/post.ts';
import { route, type Router } from '../http/route.ts';
import { getPost, listPosts } from '../services/post/read-posts.ts';

export function postRoutes(router: Router): void {
  route(router, calls.listPosts, ({ context, query }) => listPosts(context, query));
  route(router, calls.getPost, ({ context, idParam }) => getPost(context, idParam('id', 'Post')));
}
