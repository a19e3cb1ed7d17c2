import { Menu as Base } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Icon } from "../pictures/icon.tsx";
import { popupItem, popupStyle, positionerStyle } from "./popup-style.ts";

interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** After the label. */
  readonly mark?: ReactNode;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  /** A button element that opens the menu. */
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  /** It is drawn because it was asked for. */
  readonly defaultOpen?: boolean;
}

export function Menu({ trigger, entries, defaultOpen = false }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className={positionerStyle}>
          <Base.Popup className={popupStyle}>
            {entries.map((entry) => (
              <Base.Item
                key={entry.key}
                disabled={entry.disabled ?? false}
                className={popupItem}
                onClick={entry.onSelect}
              >
                {entry.icon !== undefined && <Icon as={entry.icon} />}
                {entry.label}
                {entry.mark}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
