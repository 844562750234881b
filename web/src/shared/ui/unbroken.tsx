/** A text in which no word is broken at its hyphen, such as “situes-tu”. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of a sentence stay in their order.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
