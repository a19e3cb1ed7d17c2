// What a window shows until the part of the site that opened it says where it goes. Where nobody does,
// it gives up and shows a way home.
import { House, RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { PassingScreen } from "./passing-screen.tsx";

const TIME_LIMIT_MS = 10_000;

export function Page() {
  const { t } = useTranslation("passage");
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIME_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return <PassingScreen text={t("loading")} />;
  return (
    <PassingScreen text={t("late")} busy={false}>
      <div className={ways}>
        <Button size="lg" onClick={() => window.location.reload()}>
          <Icon as={RotateCw} />
          {t("retry")}
        </Button>
        <ButtonLink to={PAGES.home} tone="primary" size="lg">
          <Icon as={House} />
          {t("home")}
        </ButtonLink>
      </div>
    </PassingScreen>
  );
}

const ways = css({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "3" });
