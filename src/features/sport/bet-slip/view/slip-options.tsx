// One row that says how the slip bets; pressed, it shows the choices. What clears the slip stays beside it.
import { ChevronDown, SlidersHorizontal, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { context, slip, useSlip } from "../state/slip-store.ts";
import { AcceptChoice } from "./accept-choice.tsx";
import { FallLine } from "./fall-line.tsx";
import { SlipTools } from "./slip-tools.tsx";

export function SlipOptions() {
  const { t } = useTranslation("sport");
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Row align="center" gap={{ base: "3", desktop: "1" }} minWidth="0">
        <PlainButton
          aria-expanded={open}
          aria-controls={id}
          className={row}
          onClick={() => setOpen(!open)}
        >
          <Icon as={SlidersHorizontal} />
          <Text as="span" flex="none">
            {t("view.options")}
          </Text>
          <Chosen />
          <Icon as={ChevronDown} />
        </PlainButton>
        <IconButton size="sm" icon={Trash2} label={t("view.clear")} onClick={() => slip.clear()} />
      </Row>
      <div id={id} hidden={!open} className={panel}>
        {open && (
          <>
            {context.deps.accepts.length > 1 ? <AcceptChoice /> : <DutyPart name="duty-odds" />}
            <FallLine />
            <SlipTools />
          </>
        )}
      </div>
    </div>
  );
}

/** `接受任何变动 · 保留选项` */
function Chosen() {
  const { t } = useTranslation("sport");
  const accept = useSlip((state) => state.accept);
  const keep = useSlip((state) => state.keep);
  const words = [t(`view.accept.${accept}`), ...(keep ? [t("view.keep")] : [])];
  return <span className={chosen}>{words.join(" · ")}</span>;
}

const row = css({
  display: "flex",
  alignItems: "center",
  gap: "1-5",
  flex: "1",
  minWidth: "0",
  minHeight: { base: "finger", desktop: "7" },
  color: "text",
  fontSize: "xs",
  textAlign: "left",
  "& > svg": { color: "text-muted" },
  "&[aria-expanded=true] > svg:last-child": { rotate: "180deg" },
});
const chosen = css({
  flex: "1",
  minWidth: "0",
  color: "text-muted",
  textAlign: "right",
  truncate: true,
});
const panel = css({
  display: "grid",
  gap: "1",
  paddingBlock: "1",
  fontSize: "xs",
  _hidden: { display: "none" },
});
