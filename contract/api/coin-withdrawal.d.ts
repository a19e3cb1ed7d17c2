import * as v from "valibot";
/** Rates and network fees of coin withdrawals. */
export declare const usdtWithdrawInfo: import("./envelope.ts").ApiCall<
  v.StrictObjectSchema<{}, undefined>,
  v.ObjectSchema<
    {
      readonly list: v.SchemaWithPipe<
        readonly [
          v.ArraySchema<
            v.SchemaWithFallback<
              v.NullableSchema<
                v.ObjectSchema<
                  {
                    readonly rateId: v.SchemaWithPipe<
                      readonly [
                        v.SchemaWithPipe<
                          readonly [
                            v.CustomSchema<string | number, undefined>,
                            v.TransformAction<any, string>,
                          ]
                        >,
                        v.NonEmptyAction<string, undefined>,
                      ]
                    >;
                    readonly coin: v.PicklistSchema<("BTC" | "USDT")[], undefined>;
                    readonly network: v.PicklistSchema<
                      readonly ["TRC20", "ERC20", "BTC"],
                      undefined
                    >;
                    readonly rate: v.SchemaWithPipe<
                      readonly [
                        v.SchemaWithPipe<
                          readonly [
                            v.CustomSchema<string | number, undefined>,
                            v.TransformAction<any, string>,
                          ]
                        >,
                        v.NonEmptyAction<string, undefined>,
                      ]
                    >;
                    readonly feeUnits: v.SchemaWithPipe<
                      readonly [
                        v.SchemaWithPipe<
                          readonly [
                            v.CustomSchema<string | number, undefined>,
                            v.TransformAction<any, number>,
                          ]
                        >,
                        v.SafeIntegerAction<number, undefined>,
                      ]
                    >;
                    readonly minUnits: v.SchemaWithPipe<
                      readonly [
                        v.SchemaWithPipe<
                          readonly [
                            v.CustomSchema<string | number, undefined>,
                            v.TransformAction<any, number>,
                          ]
                        >,
                        v.SafeIntegerAction<number, undefined>,
                      ]
                    >;
                    readonly usualSeconds: v.SchemaWithFallback<
                      v.NullableSchema<
                        v.SchemaWithPipe<
                          readonly [
                            v.SchemaWithPipe<
                              readonly [
                                v.CustomSchema<string | number, undefined>,
                                v.TransformAction<any, number>,
                              ]
                            >,
                            v.IntegerAction<number, undefined>,
                            v.MinValueAction<number, 0, undefined>,
                          ]
                        >,
                        undefined
                      >,
                      null
                    >;
                    readonly closed: v.SchemaWithFallback<
                      v.SchemaWithPipe<
                        readonly [
                          v.CustomSchema<string | number, undefined>,
                          v.TransformAction<any, string>,
                        ]
                      >,
                      ""
                    >;
                  },
                  undefined
                >,
                undefined
              >,
              null
            >,
            undefined
          >,
          v.TransformAction<
            ({
              rateId: string;
              coin: "BTC" | "USDT";
              network: "BTC" | "ERC20" | "TRC20";
              rate: string;
              feeUnits: number;
              minUnits: number;
              usualSeconds: number | null;
              closed: string;
            } | null)[],
            {
              rateId: string;
              coin: "BTC" | "USDT";
              network: "BTC" | "ERC20" | "TRC20";
              rate: string;
              feeUnits: number;
              minUnits: number;
              usualSeconds: number | null;
              closed: string;
            }[]
          >,
        ]
      >;
      readonly expiresAt: v.SchemaWithPipe<
        readonly [v.CustomSchema<string | number, undefined>, v.TransformAction<any, number>]
      >;
      readonly time: v.SchemaWithPipe<
        readonly [v.CustomSchema<string | number, undefined>, v.TransformAction<any, number>]
      >;
    },
    undefined
  >,
  false
>;
