// The channel's page inside the wait page. It can neither leave for the top window nor reach the page.
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { frameSandbox, useFrame } from "#lib/time/use-frame.ts";
import { askOrder } from "#domain/payments/use-deposit-order.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { PageLink } from "./page-link.tsx";

interface ChannelFrameProps {
  readonly url: string;
  readonly name: string;
}

export function ChannelFrame(props: ChannelFrameProps) {
  const [tries, setTries] = useState(0);
  return <Frame key={tries} {...props} onReload={() => setTries(tries + 1)} />;
}

interface FrameProps extends ChannelFrameProps {
  readonly onReload: () => void;
}

function Frame({ url, name, onReload }: FrameProps) {
  const { t } = useTranslation("deposit-wait");
  const ref = useRef<HTMLIFrameElement>(null);
  // A message of the frame only triggers a reload: the state of the order comes from the server.
  const { state, onLoad } = useFrame(ref, url, () => void askOrder());
  return (
    <div className={stage}>
      <iframe
        ref={ref}
        title={t("channel.frame", { name })}
        src={url}
        sandbox={frameSandbox(url, "allow-scripts allow-forms")}
        allow="clipboard-write"
        referrerPolicy="origin"
        className={frame({ shown: state === "ready" })}
        onLoad={onLoad}
      />
      {state === "loading" && <Skeleton radius="none" className={cover} />}
      {state === "late" && (
        <div className={late}>
          <p>{t("channel.late")}</p>
          <PageLink url={url}>{t("channel.go")}</PageLink>
          <Button onClick={onReload}>{t("channel.reload")}</Button>
        </div>
      )}
    </div>
  );
}

const stage = css({
  position: "relative",
  height: "144",
  overflow: "hidden",
  border: "thin",
  borderRadius: "lg",
});
const frame = cva({
  base: { display: "block", width: "full", height: "full", background: "canvas" },
  variants: { shown: { true: {}, false: { opacity: "0" } } },
});
const cover = css({ position: "absolute", inset: "0" });
const late = css({
  position: "absolute",
  inset: "0",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: "3",
  padding: "5",
  background: "surface",
  color: "text",
  textAlign: "center",
});
