// Video of a filmed match, above its drawing; hidden without one.
import { useTranslation } from "react-i18next";
import { matchVideo } from "#contract/api/sport-video.ts";
import type { SportMatch } from "#contract/api/sport.ts";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { allowedUrl } from "#lib/browser/safe-url.ts";
import { useCall } from "#lib/calls/use-call.ts";

export function MatchVideo({ match }: { readonly match: SportMatch }) {
  const { t } = useTranslation("sport");
  const { data } = useCall(matchVideo, { gameId: match.gameId }, { once: true });
  const url = allowedUrl(data?.url ?? "", brand().hosts.games);
  if (url === null) return null;
  return (
    <iframe
      title={t("detail.video", { home: match.team_h, away: match.team_c })}
      src={url}
      allow="fullscreen; encrypted-media"
      // The page is of another origin, so that it cannot lift its own sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin"
      className={frame}
    />
  );
}

const frame = css({
  width: "full",
  aspectRatio: "16 / 9",
  borderRadius: "md",
  background: "art-ground",
});
