// What both pages of the levels share: the frame with the way to the other one, and how levels load.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { vipLevels } from "#contract/api/vip.ts";
import type { LinkedPage } from "#contract/pages.ts";
import { brand, pageAddress } from "#brand/brand.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { type AsyncResult, AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Note } from "#ui/text/note.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

interface LevelsFrameProps {
  readonly title: string;
  /** The other page. */
  readonly other: { readonly page: LinkedPage; readonly label: string; readonly back?: boolean };
  readonly children: ReactNode;
}

export function LevelsFrame({ title, other, children }: LevelsFrameProps) {
  const { t } = useTranslation("vip");
  const to = pageAddress(other.page);
  const offline = useOffline(({ since }) => since !== null);
  return (
    <MemberFrame
      title={title}
      end={
        to !== null && (
          <TextLink look={other.back === true ? "back" : "more"} to={to}>
            {other.label}
          </TextLink>
        )
      }
    >
      {offline && <Note tone="warn">{t("offline")}</Note>}
      {children}
    </MemberFrame>
  );
}

type Levels = v.InferOutput<typeof vipLevels.response>;

interface LevelsViewProps<T> {
  readonly result: AsyncResult<T>;
  readonly levelsOf: (data: T) => Levels;
  readonly skeleton: ReactNode;
  readonly error: string;
  readonly children: (data: T) => ReactNode;
}

export function LevelsView<T>({ levelsOf, children, ...rest }: LevelsViewProps<T>) {
  const { t } = useTranslation("vip");
  return (
    <AsyncView {...rest} errorFrame={cardStyle}>
      {(data) =>
        levelsOf(data).levels.length === 0 ? (
          <EmptyState className={cardStyle} title={t("empty")} art={brand().art.empty} />
        ) : (
          children(data)
        )
      }
    </AsyncView>
  );
}
