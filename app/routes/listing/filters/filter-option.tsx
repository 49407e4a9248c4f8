import type { ComponentProps, ReactNode } from "react";
import { Swatch } from "../../../components/ui/swatch";
import { useSynced } from "./use-filter-form";

interface FilterOptionProps {
  name: string;
  value: string;
  isChosen: boolean;
  /** null when unknown; 0 gives no results, so it is disabled unless selected. */
  count: number | null;
  children: ReactNode;
}

/** A checkbox with its label and result count, which the style sheet displays. */
export function FilterOption({ children, ...option }: FilterOptionProps) {
  return (
    <label className={isOff(option) ? "checkbox is-disabled" : "checkbox"} data-count={option.count}>
      <Box {...option} />
      {children}
    </label>
  );
}

/** A short name as a pill: a checkbox that shows its own text. */
export function FilterPill({ label, ...option }: Omit<FilterOptionProps, "children"> & { label: string }) {
  const { count } = option;
  return (
    <Box {...option} className="pill" data-text={label} aria-label={count === null ? label : `${label} ${count}`} />
  );
}

/** A color with its name: the disc shows the check mark. */
export function FilterSwatch({ color, children, ...option }: FilterOptionProps & { color: string }) {
  return (
    <label
      className={isOff(option) ? "checkbox filter-swatch is-disabled" : "checkbox filter-swatch"}
      data-count={option.count}
    >
      <Box {...option} />
      <Swatch color={color} />
      {children}
    </label>
  );
}

type OptionProps = Omit<FilterOptionProps, "children">;

function Box({ name, value, isChosen, count, ...attributes }: OptionProps & ComponentProps<"input">) {
  const [isOn, setOn] = useSynced(isChosen);
  return (
    <input
      {...attributes}
      type="checkbox"
      name={name}
      value={value}
      checked={isOn}
      disabled={isOff({ isChosen, count }) && !isOn}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}

function isOff({ isChosen, count }: Pick<OptionProps, "isChosen" | "count">): boolean {
  return count === 0 && !isChosen;
}
