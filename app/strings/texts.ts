/**
 * The shape of a language's texts: the same keys and parameters as the original's, other words. This type checks
 * each file of another language against the Bulgarian one.
 */
export type Texts<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Texts<R>
    : { [K in keyof T]: Texts<T[K]> };
