/** Collects the parameters of one statement; what `bind` returns may stand in it more than once. */
export class SqlBuilder {
  readonly values: (string | number)[] = [];

  bind(value: string | number): string {
    this.values.push(value);
    return `?${this.values.length}`;
  }

  /** A list as one parameter: D1 takes at most a hundred. */
  bindList(values: readonly (string | number | null)[]): string {
    return `(SELECT value FROM json_each(${this.bind(JSON.stringify(values))}))`;
  }
}
