// Real sites link to a customer service vendor. The sandbox serves a page of its own, so that the link works.
import type { FastifyInstance } from "fastify";
import type { Backend } from "../wire/backend.ts";
import { localeOf } from "../wire/locale-texts.ts";

export const CUSTOMER_SERVICE_PATH = "/sandbox/service";

export function customerServiceRoute(app: FastifyInstance, { sites, localize }: Backend): void {
  app.get(CUSTOMER_SERVICE_PATH, (request, reply) => {
    const name = sites.find(request.headers)?.site.name ?? "";
    const locale = localeOf(request.headers["accept-language"]);
    const text = `${name}在线客服`;
    const note = "这里是演示环境的客服窗口，没有客服人员值守。";
    const [title, words] = [text, note].map((line) => escapeHtml(String(localize(line, locale))));
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'")
      .send(
        `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${words}</p></html>`,
      );
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
