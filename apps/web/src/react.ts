/**
 * What `import … from 'react'` means in every build of the pages (vite.config.ts): Preact's React, and the two names that
 * it lacks. They belong to rendering in the background, which Preact does at once.
 */
import { Fragment } from 'preact';
import react from 'preact/compat';

// @ts-expect-error -- its types describe a module of another kind than its file is
export * from 'preact/compat';

export const Activity = Fragment;
export const useOptimistic = <State>(state: State) => [state, () => {}] as const;

export default { ...react, Activity, useOptimistic };
