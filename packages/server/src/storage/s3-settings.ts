/** A bucket, and who asks for it. */
export interface S3Settings {
  /** Undefined: Amazon's own of the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}
