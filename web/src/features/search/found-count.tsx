/** How many were found, above them. */
export function FoundCount({ text }: { readonly text: string }) {
  return (
    <p className="t12 ink2" role="status">
      {text}
    </p>
  )
}
