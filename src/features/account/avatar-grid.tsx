// The site's avatars: native radios, so one stop of the keyboard and arrows between them.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { avatarList } from "#contract/api/member.ts";
import { useCall } from "../../lib/use-call.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { srOnly } from "../../ui/sr-only.ts";

interface AvatarGridProps {
  /** Address of the chosen picture, which may be none of the list. */
  readonly chosen: string;
  readonly onChoose: (avatar: { readonly id: string; readonly image: string }) => void;
}

export function AvatarGrid({ chosen, onChoose }: AvatarGridProps) {
  const { t } = useTranslation("account");
  const name = useId();
  const { state, data, retry } = useCall(avatarList, {});
  if (data === undefined) {
    if (state === "loading") return <GridSkeleton />;
    return <ErrorState title={t("avatar.failed")} onRetry={retry} />;
  }
  if (data.length === 0) return null;
  return (
    <fieldset aria-label={t("avatar.list")} className={grid}>
      {data.map(({ id, image }, index) => (
        <label key={id} className={tile}>
          <input
            type="radio"
            name={name}
            checked={image === chosen}
            className={srOnly}
            aria-label={t("avatar.nth", { number: index + 1 })}
            onChange={() => onChoose({ id, image })}
          />
          <img src={image} alt="" decoding="async" className={picture} />
        </label>
      ))}
    </fieldset>
  );
}

function GridSkeleton() {
  return (
    <div aria-busy="true" className={grid}>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className={css({ aspectRatio: "[1]", borderRadius: "pill!" })} />
      ))}
    </div>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "[repeat(4, minmax(0, 1fr))]",
    desktop: "[repeat(6, minmax(0, 1fr))]",
  },
  gap: "3",
  minWidth: "0",
  padding: "1",
});

const tile = css({
  position: "relative",
  borderRadius: "pill",
  cursor: "pointer",
  transition: "[box-shadow {durations.fast}]",
  _hover: { boxShadow: "[0 0 0 3px {colors.border-strong}]" },
  "&:has(:checked)": {
    boxShadow: "[0 0 0 2px {colors.surface-overlay}, 0 0 0 5px {colors.accent}]",
  },
  "&:has(:focus-visible)": { outline: "[2px solid {colors.focus-ring}]", outlineOffset: "[6px]" },
});

const picture = css({
  width: "full",
  aspectRatio: "[1]",
  borderRadius: "pill",
  background: "surface-sunken",
  objectFit: "cover",
});
