"""E-mail through the operator's SMTP server."""

import re
import smtplib
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

TIMEOUT = 20.0
ADDRESS = re.compile(r"^[^\s@,;<>\"()\[\]\\]{1,64}@(?=.{4,190}$)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")


class Mail:
    def __init__(self, url: str, sender: str) -> None:
        self.url = urlsplit(url)
        self.sender = sender

    def send(self, to: str, subject: str, text: str, stop: str | None = None) -> None:
        """Hands a letter over; raises OSError (smtplib's errors are such) when that fails."""
        letter = EmailMessage()
        letter["From"] = self.sender
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].strip("> ") or None)
        if stop is not None:
            letter["List-Unsubscribe"] = f"<{stop}>"
        letter.set_content(text)
        secure = self.url.scheme == "smtps"
        kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
        with kind(self.url.hostname or "localhost", self.url.port or 0, timeout=TIMEOUT) as server:
            server.ehlo()
            if not secure and server.has_extn("starttls"):
                server.starttls()
            if self.url.username:
                server.login(unquote(self.url.username), unquote(self.url.password or ""))
            server.send_message(letter)


def is_address(text: str) -> bool:
    return ADDRESS.match(text) is not None and text.isprintable()
