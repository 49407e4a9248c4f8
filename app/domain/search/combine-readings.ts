const READINGS_MAX = 16;

/**
 * Words made of a reading of each part, likeliest first. A writer spells a letter consistently, so readings differ by
 * letter, not by position.
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
