import type { BinKind } from '@icss/core/recycle-bin/recycle-bin.contract.ts'

/** How an entity lies in the recycle bin: `name` is the column that says what it is called. */
export interface BinShape<Column extends string = string> {
  readonly kind: BinKind
  readonly name: Column
}
