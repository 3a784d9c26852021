/** Part of the request that is on its way, 0 to 1. */
export type OnProgress = (part: number) => void;

/** `context` of an operation with files among its variables. */
export const uploadContext = (onProgress: OnProgress) => ({ uploads: true, fetchOptions: { onProgress } });
