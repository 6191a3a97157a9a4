import { Gift } from 'lucide-react'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { NounList } from '../lists/NounList.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { hrefOf } from '../uploads/upload-view.ts'

/** The prize library (seed section 2, lotteryBank). */
export default function PrizeBankScreen() {
  const pathTo = usePaths()
  return (
    <NounList
      noun="prizes"
      editPath={(id) => pathTo('newPrize', { id })}
      picture={({ image }) =>
        image === '' ? <Gift size={20} aria-hidden /> : <LazyImage src={hrefOf(image)} alt="" ratio={1} width={32} />
      }
      columns={[
        { id: 'name', minWidth: 200 },
        { id: 'grade', width: 120 },
        { id: 'price', width: 112, align: 'end', render: ({ price }) => `¥${price}` },
        { id: 'quantity', width: 104, align: 'end', render: ({ quantity }) => quantity.toLocaleString('en') },
        { id: 'reserved', width: 96, align: 'end', render: ({ reserved }) => reserved.toLocaleString('en') },
        { id: 'explanation', minWidth: 180, isWideOnly: true },
      ]}
    />
  )
}
