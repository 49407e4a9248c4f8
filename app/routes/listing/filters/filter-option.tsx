import type { ComponentProps, ReactElement } from "react";
import { Swatch } from "../../../components/ui/swatch";
import { useSynced } from "./use-filter-form";

interface OptionProps {
  name: string;
  value: string;
  isChosen: boolean;
  /** The number of results; null: unknown. With 0 the option is disabled, unless it is selected. */
  count: number | null;
}

interface LabeledOptionProps extends OptionProps {
  label: string;
  /** The label's language; absent if it is the page's. */
  language?: string | undefined;
}

interface FilterOptionProps extends Omit<LabeledOptionProps, "label"> {
  label?: string;
  /** An element shown in place of the label. */
  children?: ReactElement;
}

/** A checkbox with its label and result count, which the style sheet displays. */
export function FilterOption({ label, language, children, ...option }: FilterOptionProps) {
  return (
    <label
      key={label}
      className={isOff(option) ? "checkbox is-disabled" : "checkbox"}
      lang={language}
      data-count={option.count}
    >
      <Box {...option} />
      {label}
      {children}
    </label>
  );
}

/** A short name as a pill: a checkbox that shows its own text. */
export function FilterPill({ label, language, ...option }: LabeledOptionProps) {
  const { count } = option;
  return (
    <Box
      {...option}
      className="pill"
      lang={language}
      data-text={label}
      aria-label={count === null ? label : `${label} ${count}`}
    />
  );
}

/** A color with its name: the disc shows the check mark. */
export function FilterSwatch({ color, label, language, ...option }: LabeledOptionProps & { color: string }) {
  return (
    <label
      key={label}
      className={isOff(option) ? "checkbox filter-swatch is-disabled" : "checkbox filter-swatch"}
      lang={language}
      data-count={option.count}
    >
      <Box {...option} />
      <Swatch color={color} />
      {label}
    </label>
  );
}

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
