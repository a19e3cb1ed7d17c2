import { css } from "#styled/css/index.js";

interface AddEntryProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onAdd: (value: string) => void;
}

/** A menu of what a list does not hold yet. */
export function AddEntry({ label, options, onAdd }: AddEntryProps) {
  return (
    <select
      aria-label={label}
      className={select}
      value=""
      disabled={options.length === 0}
      onChange={(event) => onAdd(event.target.value)}
    >
      <option value="">{`${label}…`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

const select = css({
  flex: "1",
  minWidth: "0",
  width: "full",
  height: "control-sm",
  paddingInline: "2",
  border: "control",
  borderRadius: "sm",
  background: "surface-sunken",
  color: "text",
  fontSize: "xs",
  "& option": { background: "surface-overlay" },
});
