// At a login after new terms have come into force: read them, agree, or leave.
import { FileText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Stack, Text } from "#styled/jsx/index.js";
import { LEGAL_NAMES, type LegalName } from "#contract/legal.ts";
import { brand } from "#brand/brand.ts";
import { formatTime } from "#lib/text/format.ts";
import { acceptLegal } from "#session/account/legal-read.ts";
import { LegalPaper, startOfSiteDay } from "#session/parts/legal-paper.tsx";
import { useLocale } from "#session/preferences/locale.ts";
import { logOut } from "#session/account/member.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

export function RereadDialog() {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  const [agreed, setAgreed] = useState(false);
  const [shown, setShown] = useState<LegalName | null>(null);
  const date = formatTime(startOfSiteDay(brand().legal.effectiveDate), "date", locale);
  return (
    <Dialog
      open
      closable={false}
      title={t("reread.title")}
      onClose={() => {}}
      actions={
        <>
          <Button onClick={() => void logOut()}>{t("reread.refuse")}</Button>
          <Button tone="primary" disabled={!agreed} onClick={acceptLegal}>
            {t("reread.accept")}
          </Button>
        </>
      }
    >
      <p>{t("reread.text")}</p>
      <Stack as="ul" gap="2" marginBlock="4">
        {LEGAL_NAMES.map((name) => (
          <li key={name} className={row}>
            <Icon as={FileText} size={1.375} />
            <Box as="span" flex="1">
              <Text as="b" display="block" color="text-strong">
                {t(`reread.${name}`)}
              </Text>
              <Text as="small" color="text-muted" size="xs">
                {t("effective", { date })}
              </Text>
            </Box>
            <Button
              size="sm"
              aria-label={t("reread.readNamed", { name: t(`reread.${name}`) })}
              onClick={() => setShown(name)}
            >
              {t("reread.read")}
            </Button>
          </li>
        ))}
      </Stack>
      <Checkbox checked={agreed} onChange={setAgreed}>
        {t("reread.agree")}
      </Checkbox>
      {shown !== null && <Paper name={shown} onClose={() => setShown(null)} />}
    </Dialog>
  );
}

interface PaperProps {
  readonly name: LegalName;
  readonly onClose: () => void;
}

function Paper({ name, onClose }: PaperProps) {
  const { t } = useTranslation("legal");
  return (
    <Dialog open size="lg" title={t(`reread.${name}`)} onClose={onClose}>
      <LegalPaper
        name={name}
        label={t(`reread.${name}`)}
        error={t("error")}
        effective={(date) => t("effective", { date })}
      />
    </Dialog>
  );
}

const row = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  paddingBlock: "3",
  paddingInline: "4",
  borderRadius: "md",
  background: "surface-sunken",
  lineHeight: "tight",
  "& > svg": { color: "accent-text" },
});
