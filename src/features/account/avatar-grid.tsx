// The site's avatars: native radios, so one stop of the keyboard and arrows between them.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { avatarList } from "#contract/api/member.ts";
import { serverPicture } from "#lib/browser/media.ts";
import { callPart } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { srOnly } from "#ui/text/sr-only.ts";

interface AvatarGridProps {
  /** Address of the chosen picture, which may be none of the list. */
  readonly chosen: string;
  readonly onChoose: (avatar: { readonly id: string; readonly image: string }) => void;
}

export function AvatarGrid({ chosen, onChoose }: AvatarGridProps) {
  const { t } = useTranslation("account");
  const name = useId();
  // A picture that may not be shown cannot be chosen.
  const avatars = callPart(useCall(avatarList, {}), (list) =>
    list
      .map(({ id, image }) => ({ id, image: serverPicture(image) }))
      .filter(({ image }) => image !== ""),
  );
  return (
    <AsyncView result={avatars} error={t("avatar.failed")} skeleton={<GridSkeleton />} empty={null}>
      {(list) => (
        <fieldset aria-label={t("avatar.list")} className={grid}>
          {list.map(({ id, image }, index) => (
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
      )}
    </AsyncView>
  );
}

function GridSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} radius="pill" className={css({ aspectRatio: "1" })} />
      ))}
    </div>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(4, minmax(0, 1fr))",
    desktop: "repeat(6, minmax(0, 1fr))",
  },
  gap: "3",
  minWidth: "0",
  padding: "1",
});

const tile = css({
  position: "relative",
  borderRadius: "pill",
  cursor: "pointer",
  transition: "box-shadow {durations.fast}",
  _hover: { boxShadow: "[0 0 0 3px {colors.border-strong}]" },
  "&:has(:checked)": {
    boxShadow: "[0 0 0 2px {colors.surface-overlay}, 0 0 0 5px {colors.accent-mark}]",
  },
  "&:has(:focus-visible)": { outline: "focus", outlineOffset: "1-5" },
});

const picture = css({
  width: "full",
  aspectRatio: "1",
  borderRadius: "pill",
  background: "surface-sunken",
  objectFit: "cover",
});
