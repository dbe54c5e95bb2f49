import { send } from '../../api/browser';
import { changeNews } from '../../contract/news';

/** Saves the consent to news. Throws ApiError. */
export async function saveNews(wantsNews: boolean): Promise<void> {
  await send(changeNews, { body: { wants_news: wantsNews } });
}
