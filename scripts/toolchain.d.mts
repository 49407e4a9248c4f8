import type { ParseArgsConfig } from "node:util";

/** What scripts in TypeScript use of it. */
export function isInstalled(asked: object, installed: object, isThere: (path: string) => boolean): boolean;
export function fail(message: string): never;
export function readPort(name?: string, usual?: number): number;
export function readArguments(
  usage: string,
  accepted?: { options?: ParseArgsConfig["options"]; words?: number },
): { values: Record<string, string | boolean | undefined>; words: string[] };
