/**
 * The shape of a language's texts: the same keys and parameters as the original's, other words. Each file of another
 * language is checked against the Bulgarian one with it.
 */
export type Texts<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Texts<R>
    : { [K in keyof T]: Texts<T[K]> };
