import { useRef, useState } from 'react';
import { CodeField } from '../../shared/person-fields/code-field.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { ComboBox } from '../../shared/ui/combo-box.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { RadioGroup, RadioOption } from '../../shared/ui/radio-group.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { SuggestField } from '../../shared/ui/suggest-field.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';

const cities = ['Bad Zurzach', 'Bern', 'La Chaux-de-Fonds', 'Lugano', 'Zürich'];
const countries = ['Österreich', 'Deutschland', 'France', 'Schweiz', 'United Kingdom'].map(
  (name) => ({ id: name, name }),
);

export function FieldSpecimens() {
  const [country, setCountry] = useState<string | null>(null);
  const [city, setCity] = useState('');
  const [code, setCode] = useState('42');
  const codeInput = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<string | null>('often');
  return (
    <section className="grid items-start gap-8 md:grid-cols-2">
      <div className="grid gap-6">
        <TextField label="First name" description="As your friends call you." />
        <TextField
          label="E-mail address"
          defaultValue="ada@"
          error="Enter an e-mail address such as name@example.org."
        />
        <PasswordField
          label="Password"
          description="8 to 16 characters."
          defaultValue="Secret-12"
        />
        <Select label="Country" value={country ?? ''} onChange={setCountry}>
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <ComboBox
          label="Country, by typing"
          options={countries}
          value={country}
          onChange={setCountry}
          error="Choose a country from the list."
        />
        <SuggestField
          label="City, one of these or any other"
          moreNote="Type on."
          suggestions={cities}
          value={city}
          onChange={setCity}
        />
        <CodeField
          name="otp"
          label="Code from the mail"
          value={code}
          onChange={setCode}
          onComplete={() => undefined}
          input={codeInput}
        />
      </div>
      <div className="grid gap-6">
        <RadioGroup
          label="I do the first thing on my plan first."
          value={answer}
          onChange={setAnswer}
        >
          <RadioOption value="rarely">Rarely</RadioOption>
          <RadioOption value="often">Often</RadioOption>
          <RadioOption value="long">
            You go through a bad sleeper’s evening together, pick one habit to change and admit
            which has failed you.
          </RadioOption>
        </RadioGroup>
        <Checkbox defaultSelected>Keep me signed in</Checkbox>
        <Switch defaultSelected>Notifications by text message</Switch>
        <Switch>A weekly summary</Switch>
        <Checkbox error="This Field is Required">I have read the terms.</Checkbox>
      </div>
    </section>
  );
}
