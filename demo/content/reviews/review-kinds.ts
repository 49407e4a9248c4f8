/** Sentences of reviews. [доволен|доволна]: how a man and how a woman says it. */
export interface ReviewTexts {
  /** Five stars. */
  best: string[];
  /** Four. */
  good: string[];
  /** Three. */
  mixed: string[];
  /** Two and one. */
  bad: string[];
}

export type ReviewKind =
  | "powder"
  | "supplement"
  | "snack"
  | "drink"
  | "clothes"
  | "shoes"
  | "weights"
  | "studio"
  | "machine"
  | "accessory"
  | "programme"
  | "service";
