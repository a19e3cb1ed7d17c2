// The script behind the markup of the first paint.
import { correctMarkup } from "./static-markup.ts";

correctMarkup();
