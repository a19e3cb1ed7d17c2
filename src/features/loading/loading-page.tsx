// What a window shows until the part of the site that opened it says where it goes. Where nobody does,
// it gives up and shows a way home.
import { House, RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { Row } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { PassingScreen } from "./passing-screen.tsx";

const TIME_LIMIT_MS = 10_000;

export function Page() {
  const { t } = useTranslation("loading");
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIME_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return <PassingScreen text={t("loading")} />;
  return (
    <PassingScreen text={t("late")} busy={false}>
      <Row wrap="wrap" justify="center" gap="3">
        <Button size="lg" onClick={() => window.location.reload()}>
          <Icon as={RotateCw} />
          {t("retry")}
        </Button>
        <ButtonLink to={PAGES.home} tone="primary" size="lg">
          <Icon as={House} />
          {t("home")}
        </ButtonLink>
      </Row>
    </PassingScreen>
  );
}
