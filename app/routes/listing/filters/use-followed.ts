import { useState } from "react";

/**
 * A field that follows what is chosen elsewhere (chips, back, clear) and is otherwise the shopper's: an answer on its way
 * never undoes what he has ticked or typed since.
 */
export function useFollowed<T extends string | boolean>(chosen: T): [T, (value: T) => void] {
  const [seen, setSeen] = useState(chosen);
  const [value, setValue] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    setValue(chosen);
  }
  return [value, setValue];
}
