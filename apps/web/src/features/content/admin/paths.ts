export const BLOG = '/dashboard/admin/static-content';
export const NEW_POST = `${BLOG}/blog/new`;
export const TEXTS = `${BLOG}/texts`;
export const postAt = (id: string) => `${BLOG}/blog/${id}`;
export const textAt = (key: string) => `${TEXTS}/${key}`;
