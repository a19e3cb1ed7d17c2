// Before anything is typed: recent searches, and the lists that need none.
import { Clock3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { searchRow, walkSearch } from "#ui/fields/search-list.tsx";
import { PICK_ICONS, PICK_LISTS } from "../list/pick-lists.ts";
import { FindPart } from "./find-part.tsx";
import { forgetSearches, useRecentSearches } from "./recent-searches.ts";

interface RecentSearchesProps {
  readonly onSearch: (word: string) => void;
  readonly onChoose: () => void;
}

export function RecentSearches({ onSearch, onChoose }: RecentSearchesProps) {
  const { t } = useTranslation("sport");
  const words = useRecentSearches((state) => state.words);
  return (
    <>
      {words.length > 0 && (
        <FindPart
          title={t("find.recent")}
          tool={
            <Button size="sm" tone="ghost" onClick={forgetSearches}>
              {t("find.forget")}
            </Button>
          }
        >
          <ul>
            {words.map((word) => (
              <li key={word}>
                <PlainButton
                  className={cx(searchRow, wide)}
                  onClick={() => onSearch(word)}
                  onKeyDown={walkSearch}
                >
                  <Icon as={Clock3} />
                  {word}
                </PlainButton>
              </li>
            ))}
          </ul>
        </FindPart>
      )}
      <FindPart title={t("find.lists")}>
        <ul>
          {PICK_LISTS.map((pick) => (
            <li key={pick}>
              <Link
                to={`?pick=${pick}`}
                className={searchRow}
                onClick={onChoose}
                onKeyDown={walkSearch}
              >
                <Icon as={PICK_ICONS[pick]} />
                {t(`list.picks.${pick}`)}
              </Link>
            </li>
          ))}
        </ul>
      </FindPart>
    </>
  );
}

const wide = css({ width: "full", textAlign: "left" });
