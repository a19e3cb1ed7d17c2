// Nothing was found: the most similar names, as links.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useMediaUrl } from "#lib/media.ts";
import { Crest } from "#ui/crest.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { searchRow, walkSearch } from "#ui/search-list.tsx";
import { type Found, nameAddress } from "./find-hits.ts";
import { FindPart } from "./find-part.tsx";

interface NearNamesProps {
  readonly near: Found["near"];
  readonly onChoose: () => void;
}

export function NearNames({ near, onChoose }: NearNamesProps) {
  const { t } = useTranslation("sport");
  const mediaUrl = useMediaUrl();
  if (near.length === 0) return <EmptyState title={t("find.none")} note={t("find.noneNote")} />;
  return (
    <FindPart title={t("find.near")}>
      <ul>
        {near.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`}>
            <Link
              to={nameAddress({ kind, id })}
              className={searchRow}
              onClick={onChoose}
              onKeyDown={walkSearch}
            >
              <Crest
                src={mediaUrl(`/media/crest/${kind === "league" ? "league-" : ""}${id}.svg`)}
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </FindPart>
  );
}
