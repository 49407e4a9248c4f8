const READINGS_MAX = 16;

/**
 * Words in which each part is replaced by one of its readings, likeliest first. A writer spells a letter consistently,
 * so the same part has the same reading throughout a word.
 */
export function combineReadings(parts: readonly (readonly [letters: string, readings: readonly string[]])[]): string[] {
  const unsure = new Map(parts.filter(([, readings]) => readings.length > 1));
  let choices: Record<string, string>[] = [{}];
  for (const [letters, readings] of unsure) {
    const next = readings.map((reading) => choices.map((one) => ({ ...one, [letters]: reading })));
    choices = next.flat().slice(0, READINGS_MAX);
  }
  return choices.map((one) => parts.map(([letters, [first]]) => one[letters] ?? first!).join(""));
}
