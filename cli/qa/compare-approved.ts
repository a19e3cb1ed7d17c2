// Compares a picture with the approved one, or with its digest where only the index of approved pictures is at hand.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ownValue } from "#contract/own-value.ts";
import { approvedFor, type Baselines, readPicture } from "./baselines.ts";
import { comparePictures, differenceText, pictureDigest } from "./compare-pictures.ts";
import type { Finding } from "./finding.ts";
import type { StylePicture } from "./shoot-style.ts";
import type { Styled } from "./style-signature.ts";

export const nameOf = ({ page, width }: StylePicture): string => `${page}-${width}`;

interface Compared {
  readonly shown: Styled;
  readonly picture: StylePicture;
  readonly baselines: Baselines;
  readonly from: string;
  readonly to: string;
}

export function compareApproved({ shown, picture, baselines, from, to }: Compared): Finding[] {
  const { receipt, edition, locale, signature } = shown;
  const brand = receipt.brand.id;
  const name = nameOf(picture);
  const known = approvedFor(baselines, { signature, brand, edition, locale });
  const digest = ownValue(known?.style.pictures, name);
  const finding = (what: string, files: Partial<Finding>): Finding => ({
    brand,
    check: "pictures",
    edition,
    locale,
    page: name,
    what,
    picture: null,
    trace: null,
    ...files,
  });
  const stem = `differences/${[brand, edition, locale, name].join("-")}`;
  const write = (part: string, data: Buffer) => {
    const file = `${stem}-${part}.png`;
    mkdirSync(path.join(to, "differences"), { recursive: true });
    writeFileSync(path.join(to, file), data);
    return file;
  };
  const wrong = picture.trouble.map((what) => finding(what, {}));
  if (known === null || digest === undefined)
    return [
      ...wrong,
      finding("has no approved picture", { picture: write("after", picture.data) }),
    ];
  if (known.style.brand !== brand)
    return [
      ...wrong,
      finding(`its approved picture shows ${known.style.brand}, which was not picked`, {}),
    ];
  if (pictureDigest(picture.data) === digest) return wrong;
  const before = readPicture(from, known.signature, name);
  if (before === null)
    return [
      ...wrong,
      finding("differs from its approved picture, of which only the digest is here", {
        picture: write("after", picture.data),
      }),
    ];
  const difference = comparePictures(before, picture.data);
  if (difference === null) return wrong;
  const compared = {
    before: write("before", before),
    after: write("after", picture.data),
    difference: write("difference", difference.drawn),
  };
  return [...wrong, finding(differenceText(difference), { compared })];
}
