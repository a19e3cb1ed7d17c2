import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { passwordStrength, STRENGTHS } from "#lib/text/password-strength.ts";

/** Under the new password: its rule, then how strong it is, in bars and in words. */
export function StrengthHint({ password }: { readonly password: string }) {
  const { t } = useTranslation("auth");
  if (password === "") return t("strength.rule");
  const level = STRENGTHS.indexOf(passwordStrength(password) ?? "weak");
  return (
    <>
      <span aria-hidden="true" data-level={level} className={bars}>
        {STRENGTHS.map((strength, at) => (
          <i key={strength} data-on={at <= level || undefined} />
        ))}
      </span>
      <span aria-live="polite">
        {t("strength.told", { level: t(`strength.${STRENGTHS[level] ?? "weak"}`) })}
      </span>
    </>
  );
}

const bars = css({
  display: "inline-flex",
  gap: "0-5",
  marginRight: "1",
  "& i": {
    width: "6",
    height: "1",
    borderRadius: "pill",
    background: "border-strong",
  },
  "& [data-on]": { background: "warning" },
  "&[data-level='0'] [data-on]": { background: "danger" },
  "&[data-level='2'] [data-on]": { background: "success" },
});
