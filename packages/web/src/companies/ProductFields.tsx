import { Plus } from 'lucide-react'
import { memo, useCallback, useEffect, useRef } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { maxProducts } from '@icss/core/companies/company.ts'
import { useCopy } from '../language/copy.ts'
import { type ProductInput, ProductRow } from './ProductRow.tsx'

export type ProductFieldsProps = {
  products: readonly ProductInput[]
  /** Tells its uploads from those of other forms. */
  place: string
  onChange: (products: ProductInput[]) => void
  errorAt: (path: string) => string | undefined
}

const plus = <Plus size={16} />

/** The products of a company; of up to 50 a key draws the field that it is typed in. */
export const ProductFields = memo(function ProductFields({ products, place, onChange, errorAt }: ProductFieldsProps) {
  const t = useCopy()
  const latest = useRef(products)
  useEffect(() => {
    latest.current = products
  })
  const change = useCallback(
    (at: number, part: Partial<ProductInput>) =>
      onChange(latest.current.map((product, i) => (i === at ? { ...product, ...part } : product))),
    [onChange],
  )
  const remove = useCallback((at: number) => onChange(latest.current.filter((_, i) => i !== at)), [onChange])
  const add = useCallback(
    () => onChange([...latest.current, { name: '', link: '', time: '', description: '', image: '' }]),
    [onChange],
  )
  return (
    <div data-field="products">
      {products.map((product, at) => (
        <ProductRow
          // A product has no identity of its own beside its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          at={at}
          place={place}
          product={product}
          change={change}
          remove={remove}
          errorAt={errorAt}
        />
      ))}
      <Button icon={plus} isDisabled={products.length >= maxProducts} onPress={add}>
        {t('companies.products.add')}
      </Button>
    </div>
  )
})
