import { content } from '@ivuriro/contract/content';
import { serve } from '../../platform/http/serve.ts';
import { changePost, removePost, writePost } from './commands/change-posts.ts';
import { listPosts, readPost } from './queries/read-posts.ts';
import { writeText } from './commands/write-static-content.ts';
import { readTexts, readVersions } from './queries/read-static-contents.ts';

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
