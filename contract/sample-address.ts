// An address that a browser can open, for each path of the route table.

/** Paths whose parameters accept only certain values. */
const SAMPLES: Readonly<Record<string, string>> = {
  "*": "/no-such-page",
  "/redirect/*": "/redirect/home",
  "/game/sport/:enName": "/game/sport/crty",
  // A venue of the sandbox.
  "/game/:info": "/game/HPDZ",
  "/mine/accountManage/:id": "/mine/accountManage/bank",
};

/** @param path of the route table, such as `/mine/accountManage/:id` */
export function sampleAddress(path: string): string {
  return SAMPLES[path] ?? path.replaceAll(/:\w+/g, "1");
}
