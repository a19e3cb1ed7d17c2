// The filters of a lobby on phones: a button in its bar opens them in a sheet.
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { CountBadge } from "#ui/count-badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { Sheet } from "#ui/sheet.tsx";

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
      <Button className={phone} onClick={() => setOpen(true)}>
        <Icon as={SlidersHorizontal} />
        {texts.open}
        {chosen > 0 && <CountBadge>{chosen}</CountBadge>}
      </Button>
      <Sheet open={open} title={texts.title} onClose={() => setOpen(false)}>
        {children}
        <div className={foot}>
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
        </div>
      </Sheet>
    </>
  );
}

const phone = css({ display: { desktop: "none" }, paddingInline: "3!" });
const foot = css({
  position: "sticky",
  bottom: "0",
  display: "flex",
  gap: "3",
  paddingBlock: "3",
  background: "surface-overlay",
});
