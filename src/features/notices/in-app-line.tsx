// Says in the browser of another app how to open the page in the device's own, where logins and payments are kept.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { oneOf, storage } from "#lib/browser/storage.ts";
import { useAgeAsked } from "#session/overlays/age-notice.ts";
import { copyText } from "#ui/actions/copy-text.ts";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { Button } from "#ui/buttons/button.tsx";
import { footLine } from "./foot-line.ts";
import { type InAppBrowser, inAppBrowser, outsideLine } from "./in-app-browser.ts";

const READ_KEY = "inAppLine";
const READ = "read";

export function InAppLine() {
  const [app] = useState(() => inAppBrowser(window.navigator.userAgent));
  const [isRead, setRead] = useState(() => storage.read(READ_KEY, oneOf([READ])) !== null);
  const ageAsked = useAgeAsked();
  const close = () => {
    storage.write(READ_KEY, READ);
    setRead(true);
  };
  if (app === null) return null;
  return <div aria-live="polite">{!isRead && !ageAsked && <Line app={app} onClose={close} />}</div>;
}

function Line({ app, onClose }: { readonly app: InAppBrowser; readonly onClose: () => void }) {
  const { t } = useTranslation("notices");
  const { href } = window.location;
  return (
    <div className={cx(footLine, words)}>
      <p>
        {t("inApp.title", { app: t(`inApp.${app}`) })}
        {app === "line" ? null : t(isApple() ? "inApp.safari" : "inApp.browser")}
      </p>
      <Row gap="2">
        {app === "line" ? (
          <a className={buttonStyle({ size: "sm", tone: "primary" })} href={outsideLine(href)}>
            {t("inApp.open")}
          </a>
        ) : (
          <Button size="sm" onClick={() => void copyText(href)}>
            {t("inApp.copy")}
          </Button>
        )}
        <Button size="sm" tone="quiet" onClick={onClose}>
          {t("inApp.close")}
        </Button>
      </Row>
    </div>
  );
}

const isApple = () => /iP(?:hone|ad|od)|Macintosh/.test(window.navigator.userAgent);

const words = css({ justifyContent: "space-between", maxWidth: "dialog-wide", paddingBlock: "2" });
