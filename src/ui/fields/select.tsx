import { Select as Base } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import { css, cx } from "#styled/css/index.js";
import { field, fieldBox, fieldLabel, fieldTrigger } from "./field-style.ts";
import { Icon } from "../pictures/icon.tsx";
import { srOnly } from "../text/sr-only.ts";
import { popupItem, popupStyle, positionerStyle } from "../overlays/popup-style.ts";

interface SelectProps<T extends string> {
  readonly label: string;
  /** The label is only spoken. */
  readonly unlabelled?: boolean;
  /** Stands in a line beside its words: as low as they are, its label only spoken. */
  readonly inLine?: boolean;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
}

export function Select<T extends string>(props: SelectProps<T>) {
  const {
    label,
    inLine = false,
    unlabelled = inLine,
    options,
    value,
    onChange,
    disabled = false,
  } = props;
  return (
    <div className={field}>
      <Base.Root
        items={options}
        value={value}
        disabled={disabled}
        modal={false}
        onValueChange={(next) => next !== null && onChange(next)}
      >
        <Base.Label className={unlabelled ? srOnly : fieldLabel}>{label}</Base.Label>
        <Base.Trigger className={inLine ? low : cx(fieldBox, fieldTrigger)}>
          <Base.Value />
          <Base.Icon className={end}>
            <Icon as={ChevronDown} />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className={positionerStyle}>
            <Base.Popup className={popupStyle}>
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} className={popupItem}>
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator className={end}>
                    <Icon as={Check} />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  );
}

const end = css({ marginLeft: "auto" });
const low = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  minWidth: "0",
  minHeight: { base: "finger", desktop: "7" },
  paddingLeft: "2-5",
  paddingRight: "1-5",
  borderRadius: "sm",
  background: "surface-sunken",
  boxShadow: "edge",
  color: "text-strong",
  cursor: "pointer",
  fontSize: "xs",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  _hover: { background: "surface-hover" },
});
