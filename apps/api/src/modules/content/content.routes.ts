import { content } from '@ivuriro/contract/content';
import { serve } from '../../platform/http/serve.ts';
import { changePost, listPosts, readPost, removePost, writePost } from './commands/posts.ts';
import { readTexts, readVersions, writeText } from './commands/static-contents.ts';

export const routes = serve(content, {
  staticContents: ({ db }) => readTexts(db),
  blogs: listPosts,
  blog: ({ db, params }) => readPost(db, params.id),
  adminBlogs: listPosts,
  writeBlog: writePost,
  changeBlog: changePost,
  removeBlog: removePost,
  adminStaticContents: ({ db }) => readTexts(db),
  writeStaticContent: writeText,
  changeStaticContent: writeText,
  staticContentVersions: readVersions,
});
