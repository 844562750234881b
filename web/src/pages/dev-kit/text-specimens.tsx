import { Avatar } from '../../shared/avatar/avatar.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Disclosure, DisclosureSummary } from '../../shared/ui/disclosure.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { Text } from '../../shared/ui/text.tsx';

export function TextSpecimens() {
  return (
    <section className="grid gap-5 md:grid-cols-2">
      <Card title="Headings">
        <div className="grid gap-3">
          <Heading level={2} size="hero">
            Hero
          </Heading>
          <Heading level={2} size="large">
            Large
          </Heading>
          <Heading level={2} size="page">
            Page
          </Heading>
          <Heading level={2}>Section</Heading>
          <Heading level={3}>Item</Heading>
          <Heading level={3} size="label">
            Label
          </Heading>
          <Heading level={4}>Small</Heading>
        </div>
      </Card>
      <Card title="Text">
        <div className="grid gap-3">
          <Text size="lead" tone="quiet" className="max-w-measure">
            A level is where you are today, in one skill. It is never a grade.
          </Text>
          <Text size="body">Body: what someone on the next level does.</Text>
          <Text>Interface: the words of a row.</Text>
          <Text size="label" tone="quiet">
            Label, quiet
          </Text>
          <Text size="small" tone="danger">
            Small, in danger
          </Text>
          <Text size="figure">5.4</Text>
          <Text size="level">7</Text>
          <Text size="numeral">3.8</Text>
        </div>
      </Card>
      <Card title="Disclosure">
        <div className="grid gap-3">
          <Disclosure>
            <DisclosureSummary>Why this level?</DisclosureSummary>
            <Text className="mt-2">Because of these answers.</Text>
          </Disclosure>
          <Disclosure open>
            <DisclosureSummary tone="quiet">Show as a table</DisclosureSummary>
            <Text className="mt-2">Unfolded.</Text>
          </Disclosure>
          <Disclosure>
            <DisclosureSummary tone="heading">How to read this graph</DisclosureSummary>
            <Text className="mt-2">From left to right.</Text>
          </Disclosure>
        </div>
      </Card>
      <Card title="Avatar">
        <div className="flex items-center gap-4">
          <Avatar fileId={null} name="Ada Lindqvist" />
          <Avatar fileId={null} name="Noor Haddad" />
        </div>
      </Card>
    </section>
  );
}
