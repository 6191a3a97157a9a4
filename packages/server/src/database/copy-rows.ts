const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1')
const headerLength = signature.length + 8
const textType = 25
/** From which PostgreSQL counts days and microseconds. */
const epoch = Date.parse('2000-01-01T00:00:00Z')
const dayMilliseconds = 86_400_000
/** Bytes that a UTF-16 unit takes in UTF-8 at most. */
const unitLength = 3

/** SQL types that `CopyRows.value` can encode. */
export const copiedTypes = [
  'text',
  'boolean',
  'text[]',
  'jsonb',
  'smallint',
  'integer',
  'bigint',
  'uuid',
  'date',
  'timestamp with time zone',
] as const
export type CopiedType = (typeof copiedTypes)[number]

const isCopied = (type: string): type is CopiedType => copiedTypes.includes(type as CopiedType)

/** The types of some columns; throws for one that cannot be encoded yet. */
export function copiedTypesOf<Field extends string>(
  columns: Readonly<Record<Field, { getSQLType(): string }>>,
  fields: readonly Field[],
): Readonly<Record<Field, CopiedType>> {
  const types = fields.map((field) => {
    const type = columns[field].getSQLType()
    if (!isCopied(type)) throw new Error(`COPY of ${type} (${field}) is not written yet.`)
    return [field, type] as const
  })
  return Object.fromEntries(types) as Record<Field, CopiedType>
}

/** Rows in the binary format of PostgreSQL's COPY, which costs either side less than any text. */
export class CopyRows {
  #bytes: Buffer<SharedArrayBuffer>
  #view: DataView
  #at = headerLength

  /** `spent`: bytes of rows that are not needed any more, to be written over. */
  constructor(spent?: Uint8Array<SharedArrayBuffer>) {
    this.#bytes = spent ? Buffer.from(spent.buffer) : Buffer.from(new SharedArrayBuffer(1024 * 1024))
    this.#view = new DataView(this.#bytes.buffer)
    signature.copy(this.#bytes)
    this.#bytes.fill(0, signature.length, headerLength)
  }

  /** Begins a row of so many columns, whose values follow in their order. */
  row(columns: number): void {
    this.#need(2)
    this.#view.setInt16(this.#at, columns)
    this.#at += 2
  }

  /** Where the next row begins; `backTo` takes back what was added behind it. */
  mark(): number {
    return this.#at
  }

  backTo(mark: number): void {
    this.#at = mark
  }

  /** What was added from `mark` on, in memory of its own, for `again`. */
  since(mark: number): Buffer {
    return Buffer.from(this.#bytes.subarray(mark, this.#at))
  }

  /** Adds what `since` answered. */
  again(encoded: Buffer): void {
    this.#need(encoded.length)
    this.#put(encoded, 0, encoded.length)
  }

  /** Bytes as they are to be received: text that is UTF-8 already, or an id of 16. */
  raw(bytes: Buffer, start: number, end: number): void {
    const length = end - start
    this.#need(4 + length)
    this.#view.setInt32(this.#at, length)
    this.#at += 4
    this.#put(bytes, start, end)
  }

  /** A value of a type that is known at run time only; null where there is none, as of a time that is ''. */
  value(type: CopiedType, value: unknown): void {
    if (value === null || value === undefined || (value === '' && type !== 'text')) this.null()
    else if (type === 'text') this.text(value as string)
    else if (type === 'boolean') this.boolean(value as boolean)
    else if (type === 'text[]') this.textArray(value as readonly string[])
    else if (type === 'jsonb') this.jsonb(value)
    else if (type === 'smallint') this.smallint(value as number)
    else if (type === 'integer') this.integer(value as number)
    else if (type === 'bigint') this.bigint(BigInt(value as number))
    else if (type === 'uuid') this.raw(Buffer.from((value as string).replaceAll('-', ''), 'hex'), 0, 16)
    else if (type === 'date') this.integer((Date.parse(value as string) - epoch) / dayMilliseconds)
    else this.bigint(BigInt(Date.parse(value as string) - epoch) * 1000n)
  }

  null(): void {
    this.#need(4)
    this.#view.setInt32(this.#at, -1)
    this.#at += 4
  }

  text(value: string): void {
    this.#need(4 + value.length * unitLength)
    const length = this.#bytes.write(value, this.#at + 4)
    this.#view.setInt32(this.#at, length)
    this.#at += 4 + length
  }

  boolean(value: boolean): void {
    const at = this.#room(1)
    this.#bytes[at] = value ? 1 : 0
  }

  smallint(value: number): void {
    const at = this.#room(2)
    this.#view.setInt16(at, value)
  }

  integer(value: number): void {
    const at = this.#room(4)
    this.#view.setInt32(at, value)
  }

  bigint(value: bigint): void {
    const at = this.#room(8)
    this.#view.setBigInt64(at, value)
  }

  jsonb(value: unknown): void {
    const json = JSON.stringify(value)
    this.#need(5 + json.length * unitLength)
    this.#bytes[this.#at + 4] = 1
    const length = 1 + this.#bytes.write(json, this.#at + 5)
    this.#view.setInt32(this.#at, length)
    this.#at += 4 + length
  }

  textArray(values: readonly string[]): void {
    const start = this.#beginArray(values.length)
    for (const value of values) this.text(value)
    this.#view.setInt32(start, this.#at - start - 4)
  }

  /** All rows as one message; valid until the next row. */
  end(): Buffer<SharedArrayBuffer> {
    this.#need(2)
    this.#view.setInt16(this.#at, -1)
    return this.#bytes.subarray(0, this.#at + 2)
  }

  /** Begins a value of so many bytes; answers where they stand, in memory that may have moved. */
  #room(length: number): number {
    this.#need(4 + length)
    this.#view.setInt32(this.#at, length)
    this.#at += 4 + length
    return this.#at - length
  }

  #beginArray(length: number): number {
    const start = this.#at
    this.#need(24)
    this.#view.setInt32(start + 4, length === 0 ? 0 : 1)
    this.#view.setInt32(start + 8, 0)
    this.#view.setInt32(start + 12, textType)
    if (length > 0) {
      this.#view.setInt32(start + 16, length)
      this.#view.setInt32(start + 20, 1)
    }
    this.#at = start + (length === 0 ? 16 : 24)
    return start
  }

  #put(bytes: Buffer, start: number, end: number): void {
    const length = end - start
    // A call of the engine's own copy costs as much as some sixty bytes copied one by one.
    if (length > 64) bytes.copy(this.#bytes, this.#at, start, end)
    else for (let i = 0; i < length; i += 1) this.#bytes[this.#at + i] = bytes[start + i] as number
    this.#at += length
  }

  #need(length: number): void {
    const { byteLength } = this.#bytes
    if (this.#at + length <= byteLength) return
    const grown = Buffer.from(new SharedArrayBuffer(Math.max(byteLength * 2, this.#at + length)))
    this.#bytes.copy(grown, 0, 0, this.#at)
    this.#bytes = grown
    this.#view = new DataView(grown.buffer)
  }
}
