import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAddress, writeAddress } from "#lib/browser/address.ts";
import { bandOf, roomFits, missingCents, sortRooms } from "./choose-rooms.ts";
import { quickSeat } from "./quick-seat.ts";
import { BANDS, roomLobby, ROOM_SORTS, type RoomFilter } from "./room-filter.ts";
import { sampleRoom } from "./sample-room.ts";

const read = (query: string) => readAddress(roomLobby.fields, query);

describe("filter", () => {
  it("drops values that no room has, and writes no defaults", () => {
    expect(read("game=<b>&band=pro&provider=../x&only=mine&sort=wild")).toEqual(roomLobby.none);
    expect(writeAddress(roomLobby.fields, roomLobby.none)).toBe("");
  });

  it("what is written is read back", () => {
    const filters = fc.record<RoomFilter>({
      game: fc.option(fc.constantFrom("麻将", "斗地主")),
      band: fc.option(fc.constantFrom(...BANDS)),
      provider: fc.option(fc.constantFrom("HCQP", "OG2")),
      only: fc.option(fc.constantFrom("favourites", "affordable")),
      search: fc.string({ maxLength: 40 }).filter((text) => text === "" || text.trim() !== ""),
      sort: fc.constantFrom(...ROOM_SORTS),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        expect(read(writeAddress(roomLobby.fields, filter))).toEqual(filter);
      }),
    );
  });

  it("counts what narrows the list", () => {
    expect(roomLobby.narrowings(read("game=麻将&only=affordable&q=a&sort=online"))).toBe(3);
  });

  it("fits by game, band, provider, balance, favourite and name", () => {
    const purse = { cents: 20_000, isFavourite: () => false };
    const fits = (filter: Partial<RoomFilter>) =>
      roomFits(sampleRoom(), { ...roomLobby.none, ...filter }, purse);
    const fitting = { game: "麻将", band: "middle", provider: "HCQP", only: "affordable" } as const;
    expect(fits({ ...fitting, search: " 听雨" })).toBe(true);
    expect([
      fits({ game: "牛牛" }),
      fits({ band: "expert" }),
      fits({ provider: "OG2" }),
      fits({ only: "favourites" }),
      fits({ search: "龙" }),
    ]).toEqual([false, false, false, false, false]);
  });
});

describe("entry", () => {
  it("says what is missing to the cent", () => {
    expect(missingCents({ entry: 200 }, 18_850)).toBe(1150);
    expect(missingCents({ entry: 200 }, 20_000)).toBe(0);
    expect(missingCents({ entry: 200 }, null)).toBeNull();
  });

  it("bands rooms by their entry", () => {
    expect([100, 101, 300, 301].map((entry) => bandOf({ entry }))).toEqual([
      "beginner",
      "middle",
      "middle",
      "expert",
    ]);
  });
});

it("sorts open rooms before closed ones", () => {
  const rooms = [
    sampleRoom({ id: "closed", opensAt: 1, online: 999, base: 1 }),
    sampleRoom({ id: "small", online: 5, base: 1 }),
    sampleRoom({ id: "large", online: 9, base: 50 }),
  ];
  const order = (sort: RoomFilter["sort"]) => sortRooms(rooms, sort).map(({ id }) => id);
  expect(order("recommended")).toEqual(["small", "large", "closed"]);
  expect(order("online")).toEqual(["large", "small", "closed"]);
  expect(order("baseUp")).toEqual(["small", "large", "closed"]);
  expect(order("baseDown")).toEqual(["large", "small", "closed"]);
});

describe("quick seat", () => {
  const rooms = [
    sampleRoom({ id: "20", entry: 20 }),
    sampleRoom({ id: "100-empty", entry: 100, seats: [0, 4] }),
    sampleRoom({ id: "100-filling", entry: 100, seats: [3, 4] }),
    sampleRoom({ id: "300", entry: 300 }),
    sampleRoom({ id: "full", entry: 90, seats: [4, 4] }),
    sampleRoom({ id: "closed", entry: 95, opensAt: 1 }),
  ];
  const seat = (yuan: number | null) => quickSeat(rooms, yuan === null ? null : yuan * 100)?.id;

  it("takes the largest room that the balance suffices for twice, at the fullest table", () => {
    expect(seat(250)).toBe("100-filling");
    expect(seat(600)).toBe("300");
  });

  it("takes the smallest room where the balance suffices once", () => {
    expect(seat(30)).toBe("20");
  });

  it("finds none below every entry, and the smallest for a visitor", () => {
    expect(seat(10)).toBeUndefined();
    expect(seat(null)).toBe("20");
    expect(quickSeat([], null)).toBeNull();
  });

  it("never leads to a room that is closed, full or too dear", () => {
    const anyRoom = fc
      .record({
        entry: fc.integer({ min: 1, max: 2000 }),
        opensAt: fc.option(fc.integer()),
        seats: fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })),
      })
      .map((change) => sampleRoom(change));
    fc.assert(
      fc.property(fc.array(anyRoom), fc.nat({ max: 300_000 }), (all, cents) => {
        const found = quickSeat(all, cents);
        const usable = all.filter(
          ({ entry, opensAt, seats }) =>
            opensAt === null && seats[0] < seats[1] && entry * 100 <= cents,
        );
        expect(found === null).toBe(usable.length === 0);
        expect(usable.includes(found ?? sampleRoom())).toBe(found !== null);
      }),
    );
  });
});
