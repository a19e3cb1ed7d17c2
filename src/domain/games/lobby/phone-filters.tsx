// The filters of a lobby on phones: a button in its bar opens them in a sheet.
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { CountBadge } from "#ui/text/count-badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Sheet, SheetFoot } from "#ui/overlays/sheet.tsx";

interface PhoneFiltersProps {
  readonly texts: {
    readonly open: string;
    readonly title: string;
    readonly reset: string;
    readonly done: string;
  };
  /** Filters that narrow the list. */
  readonly chosen: number;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

export function PhoneFilters({ texts, chosen, onReset, children }: PhoneFiltersProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="bar" className={phone} onClick={() => setOpen(true)}>
        <Icon as={SlidersHorizontal} />
        {texts.open}
        {chosen > 0 && <CountBadge>{chosen}</CountBadge>}
      </Button>
      <Sheet open={open} title={texts.title} onClose={() => setOpen(false)}>
        {children}
        <SheetFoot>
          <Button size="lg" onClick={onReset}>
            {texts.reset}
          </Button>
          <Button
            size="lg"
            tone="primary"
            className={css({ flex: "1" })}
            onClick={() => setOpen(false)}
          >
            {texts.done}
          </Button>
        </SheetFoot>
      </Sheet>
    </>
  );
}

const phone = css({ hideFrom: "desktop" });
