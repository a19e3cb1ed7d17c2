// What games offer beside the plain play: the printed name and the sentence of the rules.
import * as v from "valibot";
import features from "../content/game-features.json" with { type: "json" };
import { entryFinder, readContent } from "../read-content.ts";

export const FeatureSchema = v.picklist(features.map(({ id }) => id));

const text = v.pipe(v.string(), v.nonEmpty());
const Schema = v.strictObject({ id: text, name: text, rule: text });

export const featureNamed = entryFinder(
  "feature",
  readContent("game-features.json", Schema, features),
);
