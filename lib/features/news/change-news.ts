import { send } from '../../api/browser';
import { changeNews } from '../../contract/news';

/** Says whether the customer wants news. Throws ApiError. */
export async function saveNews(wantsNews: boolean): Promise<void> {
  await send(changeNews, { body: { wants_news: wantsNews } });
}
