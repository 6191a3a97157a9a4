import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import * as styles from './HomeEditor.css.ts'

/** The picture of an item, or its place while there is none. */
export function Cover({ address, ratio, width }: { address: string; ratio: number; width: number }) {
  return address === '' ? (
    <span className={styles.noCover} style={{ width, aspectRatio: ratio }} />
  ) : (
    <LazyImage src={hrefOf(address)} alt="" ratio={ratio} width={width} />
  )
}
