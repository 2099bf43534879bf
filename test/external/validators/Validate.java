import java.io.ByteArrayInputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.mustangproject.validator.ZUGFeRDValidator;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/**
 * Tries every file that is named on the command line, all in one process: the first costs seconds. A line for each check,
 * with tabs between: file, check, `valid` or `invalid`, remarks.
 */
public class Validate {
  /** Remarks of Mustang's report, with their text. */
  private static final Pattern REMARK =
      Pattern.compile("<(fatal|error|exception|warning|notice)\\b[^>]*>([^<]*)<", Pattern.DOTALL);

  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String file : files) {
      byte[] bytes = Files.readAllBytes(Path.of(file));
      boolean pdf = new String(bytes, 0, 4, StandardCharsets.US_ASCII).equals("%PDF");
      if (pdf) {
        archivable(file, bytes, "3a");
        archivable(file, bytes, "ua1");
      } else {
        schema(file, bytes);
      }
      if (!file.endsWith("-plain.pdf")) invoice(file);
    }
  }

  /** veraPDF: `3a` is PDF/A-3a, `ua1` PDF/UA-1. */
  private static void archivable(String file, byte[] bytes, String flavourId) throws Exception {
    PDFAFlavour flavour = PDFAFlavour.byFlavourId(flavourId);
    try (PDFAParser parser = Foundries.defaultInstance().createParser(new ByteArrayInputStream(bytes), flavour);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
      var result = validator.validate(parser);
      Set<String> remarks = new LinkedHashSet<>();
      for (TestAssertion one : result.getTestAssertions())
        remarks.add(one.getRuleId().getClause() + "-" + one.getRuleId().getTestNumber() + " " + one.getMessage());
      say(file, "veraPDF " + flavourId, result.isCompliant(), remarks);
    }
  }

  /** The XSD of UBL 2.1, or of Factur-X's profile of EN 16931. */
  private static void schema(String file, byte[] bytes) throws Exception {
    String text = new String(bytes, StandardCharsets.UTF_8);
    String name =
        text.contains("CrossIndustryInvoice:100")
            ? "schema/ZF_250/EN16931/FACTUR-X_EN16931.xsd"
            : text.contains("CreditNote-2")
                ? "schema/UBL_21/maindoc/UBL-CreditNote-2.1.xsd"
                : "schema/UBL_21/maindoc/UBL-Invoice-2.1.xsd";
    URL schema = Validate.class.getClassLoader().getResource(name);
    List<String> remarks = new ArrayList<>();
    try {
      SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
          .newSchema(schema)
          .newValidator()
          .validate(new StreamSource(new ByteArrayInputStream(bytes)));
    } catch (org.xml.sax.SAXException error) {
      remarks.add(error.getMessage());
    }
    say(file, "XSD", remarks.isEmpty(), remarks);
  }

  /** Mustangproject: EN 16931, Factur-X and, of XML that says so, XRechnung. */
  private static void invoice(String file) {
    ZUGFeRDValidator validator = new ZUGFeRDValidator();
    Matcher matcher = REMARK.matcher(validator.validate(file));
    Set<String> remarks = new LinkedHashSet<>();
    while (matcher.find()) remarks.add(matcher.group(1) + " " + matcher.group(2));
    say(file, "Mustang", validator.wasCompletelyValid(), remarks);
  }

  private static void say(String file, String check, boolean valid, Iterable<String> remarks) {
    String name = Path.of(file).getFileName().toString();
    String said = String.join(" | ", remarks).replaceAll("\\s+", " ");
    System.out.println(String.join("\t", "checked", name, check, valid ? "valid" : "invalid", said));
  }
}
